import { type CSSProperties, Fragment, type ReactNode } from "react";
import { site } from "~/site";
import type { Email, EmailPart, Fact } from "./email";
import { signatureIn } from "./signature";

/** Every email, in the site's colours. Tables and inline styles are what all mail programs understand. */
export function EmailLayout({ title, parts, language = "en" }: Pick<Email, "title" | "parts" | "language">) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={styles.body}>
        <Table style={{ background: colour.paper }}>
          <tr>
            <td align="center" style={{ padding: "32px 16px" }}>
              <Table style={styles.column}>
                <tr>
                  <td style={styles.name}>{site.name}</td>
                </tr>
                <tr>
                  <td style={styles.sheet}>
                    <h1 style={styles.title}>{title}</h1>
                    {parts.map((part, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never changed.
                      <Part key={place} part={part} />
                    ))}
                  </td>
                </tr>
                <tr>
                  <td style={styles.signature}>
                    <Lines of={signatureIn(language).join("\n")} />
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

function Part({ part }: { part: EmailPart }) {
  if (typeof part === "string") {
    return (
      <p style={{ margin: "0 0 16px" }}>
        <Lines of={part} />
      </p>
    );
  }
  if ("facts" in part) return <Facts of={part.facts} margin="0 0 20px" />;
  if ("quote" in part) {
    return (
      <blockquote style={styles.quote}>
        {typeof part.quote === "string" ? <Lines of={part.quote} /> : <Facts of={part.quote} margin={0} />}
      </blockquote>
    );
  }
  return (
    <p style={{ margin: "4px 0 20px" }}>
      <a href={part.action.url} style={styles.action}>
        {part.action.label}
      </a>
    </p>
  );
}

function Facts({ of, margin }: { of: Fact[]; margin: CSSProperties["margin"] }) {
  return (
    <Table style={{ margin, fontSize: 15 }}>
      {of.map(([label, value]) => (
        <tr key={label}>
          <td style={styles.label}>{label}</td>
          <td style={styles.value}>
            <Lines of={value} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Table({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={style}>
      <tbody>{children}</tbody>
    </table>
  );
}

function Lines({ of }: { of: string }) {
  return of.split(/\r?\n/).map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never changed.
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
}

// Mail programs know no custom properties: the values of tokens.css, written out.
const colour = {
  paper: "#FBF8F3",
  sand: "#F4EEE3",
  line: "#DDD2BE",
  ink: "#10211A",
  quiet: "#5A665F",
  acacia: "#0E4D3A",
};
const cell = { borderTop: `1px solid ${colour.line}`, verticalAlign: "top" };

const styles = {
  body: { margin: 0, padding: 0, background: colour.paper },
  column: {
    maxWidth: 560,
    textAlign: "left",
    font: "16px/1.55 -apple-system,'Segoe UI',Roboto,Arial,sans-serif",
    color: colour.ink,
    overflowWrap: "anywhere",
  },
  name: {
    padding: "0 0 16px",
    fontSize: 24,
    fontWeight: 700,
    letterSpacing: "-0.02em",
    color: colour.acacia,
  },
  sheet: {
    padding: "32px 28px",
    background: "#ffffff",
    borderTop: `4px solid ${colour.acacia}`,
    borderRadius: "0 0 16px 16px",
  },
  title: { margin: "0 0 20px", fontSize: 24, lineHeight: 1.2, fontWeight: 600, letterSpacing: "-0.01em" },
  quote: { margin: "0 0 20px", padding: "14px 18px", background: colour.sand, borderRadius: 8 },
  label: { ...cell, padding: "8px 16px 8px 0", color: colour.quiet, whiteSpace: "nowrap" },
  value: { ...cell, padding: "8px 0" },
  action: {
    display: "inline-block",
    padding: "12px 22px",
    borderRadius: 10,
    background: colour.acacia,
    color: colour.paper,
    fontWeight: 600,
    textDecoration: "none",
  },
  signature: { padding: "20px 28px", fontSize: 14, color: colour.quiet },
} satisfies Record<string, CSSProperties>;
