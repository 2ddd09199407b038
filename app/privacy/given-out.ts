import { unknownEmail } from "~/email/nobody";
import { columnOf } from "~/forms/personal-fields";
import { decimalOf, shillingsOf } from "~/money/decimals";
import { orderFields } from "~/orders/order-input";
import { quotationFields } from "~/quotations/input";
import type { Held } from "./held.server";

/** What the person gets: everything but the keys that open things, and columns that say nothing about them. */
export function givenOut(held: Held, at: Date) {
  const {
    messages,
    demos,
    bookings,
    entries,
    received,
    contacts,
    reminders,
    orders,
    quotations,
    unmatched,
    news,
    emails,
  } = held;
  return {
    madeAt: at.toISOString(),
    messages: messages.map(({ clientRequestId, conversationId, ...message }) => message),
    demoRequests: demos.map(({ clientRequestId, conversationId, bookingKey, ...demo }) => demo),
    demoTimes: bookings.map(({ startsAt, endsAt, place, area, zone, state, createdAt, cancelReason }) => ({
      startsAt,
      endsAt,
      place,
      area,
      timeZone: zone,
      state,
      bookedAt: createdAt,
      cancelReason,
    })),
    notesAndAnswers: entries.map(({ kind, subject, body, createdAt }) => ({
      kind,
      subject,
      body,
      createdAt,
    })),
    customer: contacts.map(({ contact, createdAt, notes }) => ({
      contact,
      since: createdAt,
      notes: notes.map(({ body, createdAt }) => ({ note: body, writtenAt: createdAt })),
    })),
    reminders: reminders.map(({ day, note, createdAt, doneAt }) => ({ day, note, createdAt, doneAt })),
    emailsReceived: received.map(
      ({ kind, messageId, fromName, fromEmail, subject, body, quoted, ...email }) => ({
        ...{ kind, messageId, fromName, fromEmail, subject, body, quoted, reason: email.reason },
        receivedAt: email.createdAt,
        files: email.files.map(({ name, sizeBytes }) => ({ name, sizeBytes })),
      }),
    ),
    orders: orders.map(({ lines, payments, attempts, taxInvoices, serials, returns, ...order }) => ({
      reference: order.reference,
      placedAt: order.createdAt,
      status: order.orderStatus,
      ...Object.fromEntries(
        Object.entries(orderFields).map(([name, { given }]) => [given, known(valueIn(order, name))]),
      ),
      total: shillingsOf(order.totalCents),
      agreed: order.agreed,
      machines: lines.map(({ hardwareName, unitPrice, quantity }) => ({
        hardwareName,
        unitPrice: shillingsOf(unitPrice),
        quantity,
      })),
      serialNumbers: serials.map(({ machine, serial, warrantyMonths }) => ({
        machine,
        serial,
        warrantyMonths,
      })),
      returns: returns.map(({ number, state, fault, work, courier, tracking, askedAt }) => ({
        ...{ number, state, fault, work, courier, tracking, askedAt },
      })),
      attemptsToPay: attempts.map(({ provider, amountCents, state, phone, createdAt }) => ({
        provider,
        amount: shillingsOf(amountCents),
        state,
        phone,
        createdAt,
      })),
      taxInvoices: taxInvoices.map(({ number, kind, state, totalCents, ...invoice }) => ({
        ...{ number, kind, state, total: shillingsOf(totalCents) },
        ...{ buyerName: invoice.buyerName, buyerPin: invoice.buyerPin, dueAt: invoice.dueAt },
        ...{ controlUnit: invoice.controlUnit, invoiceNumber: invoice.invoiceNumber },
        issuedOn: invoice.issuedOn,
      })),
      payments: payments.map(
        ({ kind, method, amountCents, receiptCode, receivedAt, note, withdrawnReason }) => ({
          kind,
          method,
          amount: shillingsOf(amountCents),
          receiptCode,
          receivedAt,
          note,
          withdrawnReason,
        }),
      ),
    })),
    quotations: quotations.map(({ number, createdAt, validUntil, acceptedAt, ...quotation }) => ({
      number,
      madeAt: createdAt,
      validUntil,
      acceptedAt,
      ...Object.fromEntries(
        Object.keys(quotationFields).map((name) => [columnOf(name), valueIn(quotation, name)]),
      ),
      machines: quotation.lines.map(({ unitPrice, ...line }) => ({
        ...line,
        unitPrice: shillingsOf(unitPrice),
      })),
      total: shillingsOf(quotation.totalCents),
    })),
    paymentsWithoutOrder: unmatched.map(({ method, amountMinor, currency, receiptCode, ...payment }) => ({
      method,
      amount: Number(decimalOf(amountMinor)),
      currency,
      receiptCode,
      accountTyped: payment.account,
      receivedAt: payment.receivedAt,
      settledAt: payment.settledAt,
    })),
    news: news.map(({ email, wording, source, consentedAt, withdrawnAt }) => ({
      email,
      wording,
      source,
      consentedAt,
      withdrawnAt,
    })),
    emails: emails.map(({ email: { to, subject }, queuedAt, isWaiting }) => ({
      to,
      subject,
      queuedAt,
      isWaiting,
    })),
  };
}

/** An address that we never had is none. */
function known(value: unknown): unknown {
  return value === unknownEmail ? null : value;
}

function valueIn(row: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(row)).get(columnOf(name));
}

export type GivenOut = ReturnType<typeof givenOut>;
