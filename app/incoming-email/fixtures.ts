/** Emails as programs write them, from the RFCs and from what these programs send. */

export const ourId = "<0123456789abcdef0123456789abcdef@velto.example>";

export const plain = `From: Halima Noor <halima@duka.example>
To: info@velto.example
Message-ID: <halima-1@duka.example>

Can it print a price label?
`;

export const swahili = `From: =?UTF-8?Q?Wanjik=C5=A9_wa_Mwangi?= <wanjiku@duka.example>
To: <info+0123456789abcdef0123456789abcdef@velto.example>
Subject: =?UTF-8?B?QmVpIHlhIG1hc2hpbmUg4oCT?= =?UTF-8?Q?_tafadhali?=
Message-ID: <wanjiku-1@mail.duka.example>
MIME-Version: 1.0
Content-Type: text/plain; charset=UTF-8
Content-Transfer-Encoding: quoted-printable

Habari,

Ninahitaji mashine mbili. Naweza kulipa kwa=
 M-Pesa?

Asante sana
`;

const said = "Yes please, on Thursday.\n\nHalima\n\n";
export const replies = {
  gmail: `${said}On Tue, Nov 17, 2026 at 9:12 AM Velto <info@velto.example> wrote:\n\n> Hello Halima,\n> Would Thursday suit you?\n`,
  appleMail: `${said}> On 17 Nov 2026, at 09:12, Velto <info@velto.example> wrote:\n> \n> Would Thursday suit you?\n`,
  outlook: `${said}________________________________\nFrom: Velto <info@velto.example>\nSent: Tuesday, 17 November 2026 09:12\nTo: Halima Noor <halima@duka.example>\nSubject: Your demo\n\nWould Thursday suit you?\n`,
  outlookWithoutRule: `${said}*From:* Velto <info@velto.example>\n*Date:* Tuesday, 17 November 2026\n*To:* Halima\n*Subject:* Your demo\n\nWould Thursday suit you?\n`,
  wrappedHeader: `${said}On Tue, Nov 17, 2026 at 9:12 AM Velto Support Team Nairobi\n<info@velto.example> wrote:\n\n> Would Thursday suit you?\n`,
  swahiliHeader: `${said}Mnamo Jumanne, 17 Nov 2026, 09:12 Velto <info@velto.example> aliandika:\n\n> Would Thursday suit you?\n`,
};

export const htmlOnly = `From: Halima <halima@duka.example>
Content-Type: text/html; charset=utf-8

<html><head><title>x</title><style>p { color: red }</style></head><body>
<script>alert(1)</script><p>Hello Tom,</p>
<p>See <a href="https://duka.example/shop">our shop</a>.</p><ul><li>two tills</li><li>one printer</li></ul>
<img src="https://track.example/1.gif"><p>On Tue, Tom wrote:</p>
<blockquote><p>Which machines do you need?</p></blockquote></body></html>
`;

/** RFC 3464, as Postfix writes it. */
export const bounce = `Return-Path: <>
From: MAILER-DAEMON@mx.velto.example (Mail Delivery System)
To: info@velto.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
Message-ID: <20261117091200.ABC@mx.velto.example>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="report"

--report
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.velto.example

Final-Recipient: rfc822; halima@duka.example
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <halima@duka.example>: Recipient address
    rejected: User unknown

--report
Content-Type: message/rfc822

From: Velto <info@velto.example>
To: halima@duka.example
Subject: Your demo
Message-ID: ${ourId}

Would Thursday suit you?

--report--
`;

export const delayed = bounce
  .replace("Action: failed", "Action: delayed")
  .replace("Status: 5.1.1", "Status: 4.4.1");

/** As Exim and qmail write: no report, only words. */
export const bounceInWords = `Return-Path: <>
From: Mail Delivery System <Mailer-Daemon@host.example>
To: info@velto.example
Subject: Mail delivery failed: returning message to sender
X-Failed-Recipients: halima@duka.example

A message that you sent could not be delivered.
  halima@duka.example
550 No such user here

------ This is a copy of the message, including all the headers. ------
Message-ID: ${ourId}
Subject: Your demo
`;

function mixed(parts: string[]): string {
  return `From: Halima <halima@duka.example>\nSubject: Files\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nHere they are.\n${parts.map((part) => `--b\n${part}\n`).join("")}--b--\n`;
}

function file(name: string, type = "application/octet-stream") {
  return `Content-Type: ${type}\nContent-Disposition: attachment; ${name}\nContent-Transfer-Encoding: base64\n\n${Buffer.from("%PDF-1.4 test").toString("base64")}`;
}

export const withFiles = mixed([
  file('filename="KRA PIN cheti.pdf"', "application/pdf"),
  file('filename="../etc/passwd.pdf"', "application/pdf"),
  file('filename="invoice.pdf.exe"', "application/pdf"),
  file("filename*=UTF-8''%E2%80%AEgpj.exe"),
  file('filename="winmail.dat"', "application/ms-tnef"),
  file('filename="shop.zip"', "application/zip"),
  `Content-Type: image/jpeg\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\n/9j/`,
]);

export function manyFiles(count: number): string {
  return mixed(Array.from({ length: count }, (_, at) => file(`filename="${at}.pdf"`, "application/pdf")));
}
