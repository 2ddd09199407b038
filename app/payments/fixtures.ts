/**
 * What providers send, in the shape of the source that is named; ids, names and amounts are made up. `documented` is
 * the provider's own word, `observed` was recorded by others from the real service, `unsure` was found nowhere.
 */
type Fixture = { source: string; known: "documented" | "observed" | "unsure"; body: unknown };

const paypalSamples = "developer.paypal.com, webhook samples of 2018 (resource_version 2.0)";
const paypalSpec = "github.com/paypal/paypal-rest-api-specifications";
const paystackEvents = "paystack.com/docs/payments/webhooks, supported events";
const darajaPull = "developer.safaricom.co.ke/apis/PullTransaction (Daraja 3.0)";

export const paypalEvents = {
  approved: {
    source: "developer.paypal.com, CHECKOUT.ORDER.APPROVED",
    known: "documented",
    body: {
      id: "WH-1A00000000000000A-1A00000000000000A",
      event_version: "1.0",
      resource_type: "checkout-order",
      event_type: "CHECKOUT.ORDER.APPROVED",
      resource: { id: "1AB00000AB000000A", status: "APPROVED", intent: "CAPTURE", purchase_units: [] },
    },
  },
  approvalReversed: {
    source: "developer.paypal.com, CHECKOUT.PAYMENT-APPROVAL.REVERSED",
    known: "documented",
    body: {
      id: "WH-1A00000000000000A-1A00000000000000B",
      event_type: "CHECKOUT.PAYMENT-APPROVAL.REVERSED",
      resource_type: "checkout-order",
      resource: { order_id: "1AB00000AB000000A", purchase_units: [] },
    },
  },
  completed: {
    source: `${paypalSpec}, payments v2; the link as in github.com/pretix/pretix pull 6456`,
    known: "observed",
    body: {
      id: "WH-2A00000000000000A-2A00000000000000A",
      resource_type: "capture",
      event_type: "PAYMENT.CAPTURE.COMPLETED",
      resource: {
        id: "2AB00000AB000000A",
        status: "COMPLETED",
        amount: { currency_code: "USD", value: "200.77" },
        invoice_id: "VLT7K3M9PX-2",
        custom_id: "VLT7K3M9PX-2",
        supplementary_data: { related_ids: { order_id: "1AB00000AB000000A" } },
        links: [
          {
            rel: "self",
            href: "https://api.paypal.com/v2/payments/captures/2AB00000AB000000A",
            method: "GET",
          },
          { rel: "up", href: "https://api.paypal.com/v2/checkout/orders/1AB00000AB000000A", method: "GET" },
        ],
      },
    },
  },
  refunded: {
    source: paypalSamples,
    known: "documented",
    body: {
      id: "WH-3A00000000000000A-3A00000000000000A",
      event_version: "1.0",
      create_time: "2026-11-15T19:14:04.543Z",
      resource_type: "refund",
      resource_version: "2.0",
      event_type: "PAYMENT.CAPTURE.REFUNDED",
      summary: "A $ 10.00 USD capture payment was refunded",
      resource: {
        id: "3AB00000AB000000A",
        amount: { currency_code: "USD", value: "10.00" },
        seller_payable_breakdown: {
          gross_amount: { currency_code: "USD", value: "10.00" },
          paypal_fee: { currency_code: "USD", value: "0.20" },
          net_amount: { currency_code: "USD", value: "9.80" },
          total_refunded_amount: { currency_code: "USD", value: "20.00" },
        },
        status: "COMPLETED",
        create_time: "2026-11-15T12:13:29-07:00",
        update_time: "2026-11-15T12:13:29-07:00",
        links: [
          {
            rel: "self",
            href: "https://api.paypal.com/v2/payments/refunds/3AB00000AB000000A",
            method: "GET",
          },
          { rel: "up", href: "https://api.paypal.com/v2/payments/captures/2AB00000AB000000A", method: "GET" },
        ],
      },
    },
  },
  refundedWithNames: {
    source: `${paypalSpec}, refund: invoice_id and custom_id`,
    known: "documented",
    body: {
      id: "WH-3A00000000000000A-3A00000000000000B",
      resource_type: "refund",
      event_type: "PAYMENT.CAPTURE.REFUNDED",
      resource: {
        id: "3AB00000AB000000B",
        amount: { currency_code: "USD", value: "10.00" },
        invoice_id: "VLT7K3M9PX-2",
        custom_id: "VLT7K3M9PX-2",
        status: "COMPLETED",
        links: [],
      },
    },
  },
  reversed: {
    source: paypalSamples,
    known: "documented",
    body: {
      id: "WH-4A00000000000000A-4A00000000000000A",
      event_version: "1.0",
      resource_type: "refund",
      resource_version: "2.0",
      event_type: "PAYMENT.CAPTURE.REVERSED",
      resource: {
        id: "4AB00000AB000000A",
        amount: { currency_code: "USD", value: "200.77" },
        note_to_payer: "Payment reversed",
        seller_payable_breakdown: { total_refunded_amount: { currency_code: "USD", value: "200.77" } },
        status: "COMPLETED",
        links: [
          {
            rel: "self",
            href: "https://api.paypal.com/v2/payments/refunds/4AB00000AB000000B",
            method: "GET",
          },
          { rel: "up", href: "https://api.paypal.com/v2/payments/captures/2AB00000AB000000A", method: "GET" },
        ],
      },
    },
  },
  disputeCreated: {
    source: `${paypalSamples}; the day to answer by: ${paypalSpec}, disputes v1`,
    known: "documented",
    body: {
      id: "WH-5A00000000000000A-5A00000000000000A",
      resource_type: "dispute",
      event_type: "CUSTOMER.DISPUTE.CREATED",
      resource: {
        dispute_id: "PP-000-000-000-001",
        create_time: "2026-11-15T13:35:44.000Z",
        update_time: "2026-11-15T13:35:44.000Z",
        disputed_transactions: [
          {
            seller_transaction_id: "2AB00000AB000000A",
            seller: { merchant_id: "AAAAAAAAAAAAA", name: "Velto" },
            items: [],
            seller_protection_eligible: true,
          },
        ],
        reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
        status: "OPEN",
        dispute_amount: { currency_code: "USD", value: "30.00" },
        dispute_life_cycle_stage: "INQUIRY",
        dispute_channel: "INTERNAL",
        seller_response_due_date: "2026-11-25T13:35:44.000Z",
      },
    },
  },
  disputeResolved: {
    source: `${paypalSpec}, disputes v1: dispute_outcome`,
    known: "documented",
    body: {
      id: "WH-5A00000000000000A-5A00000000000000B",
      resource_type: "dispute",
      event_type: "CUSTOMER.DISPUTE.RESOLVED",
      resource: {
        dispute_id: "PP-000-000-000-001",
        disputed_transactions: [{ seller_transaction_id: "2AB00000AB000000A" }],
        status: "RESOLVED",
        dispute_outcome: {
          outcome_code: "RESOLVED_BUYER_FAVOUR",
          amount_refunded: { currency_code: "USD", value: "30.00" },
        },
      },
    },
  },
} satisfies Record<string, Fixture>;

/** Orders as PayPal shows them after money went back. The specification lists refunds beside captures. */
export const paypalOrders = {
  inPart: {
    source: `${paypalSpec}, checkout orders v2: payment_collection.refunds`,
    known: "documented",
    body: paypalOrder("PARTIALLY_REFUNDED", [refund("10.00", "COMPLETED"), refund("5.00", "PENDING")]),
  },
  inAll: {
    source: `${paypalSpec}, checkout orders v2: capture_status`,
    known: "documented",
    body: paypalOrder("REFUNDED", []),
  },
  underReview: {
    source: `${paypalSpec}, checkout orders v2: capture_status_details`,
    known: "documented",
    body: paypalOrder("PENDING", []),
  },
  reversed: {
    source: "no order after a reversal was found anywhere",
    known: "unsure",
    body: paypalOrder("REVERSED", []),
  },
} satisfies Record<string, Fixture>;

function paypalOrder(status: string, refunds: object[]) {
  const capture = {
    id: "2AB00000AB000000A",
    status,
    amount: { currency_code: "USD", value: "200.77" },
    create_time: "2026-11-15T11:30:41Z",
  };
  return {
    id: "1AB00000AB000000A",
    status: "COMPLETED",
    purchase_units: [{ reference_id: "default", payments: { captures: [capture], refunds } }],
  };
}

function refund(value: string, status: string) {
  const amount = { currency_code: "USD", value };
  return { id: `R${value}`, amount, status, seller_payable_breakdown: { total_refunded_amount: amount } };
}

export const paystackEventsSeen = {
  charge: {
    source: paystackEvents,
    known: "documented",
    body: {
      event: "charge.success",
      data: {
        id: 302961,
        domain: "live",
        status: "success",
        reference: "VLT7K3M9PX-1",
        amount: 2599900,
        currency: "KES",
        metadata: 0,
      },
    },
  },
  refundPending: {
    source: "paystack.com/docs/payments/refunds, refund-pending.json",
    known: "documented",
    body: {
      event: "refund.pending",
      data: {
        status: "pending",
        transaction_reference: "VLT7K3M9PX-1",
        refund_reference: null,
        amount: "10000",
        currency: "KES",
        processor: "instant-transfer",
        integration: 400000,
        domain: "live",
      },
    },
  },
  refundProcessed: {
    source: "paystack.com/docs/payments/refunds, refund-processed.json",
    known: "documented",
    body: {
      event: "refund.processed",
      data: {
        status: "processed",
        transaction_reference: "VLT7K3M9PX-1",
        refund_reference: "130000000000",
        amount: "10000",
        currency: "KES",
        integration: 400000,
        domain: "live",
      },
    },
  },
  disputeCreated: {
    source: paystackEvents,
    known: "documented",
    body: {
      event: "charge.dispute.create",
      data: {
        id: 358000,
        refund_amount: 5800,
        currency: "KES",
        status: "awaiting-merchant-feedback",
        resolution: null,
        transaction: { id: 896000000, status: "success", reference: "VLT7K3M9PX-1", amount: 5800 },
        transaction_reference: null,
        category: "chargeback",
        dueAt: "2026-11-25T18:00:00.000Z",
        resolvedAt: null,
      },
    },
  },
  disputeResolved: {
    source: paystackEvents,
    known: "documented",
    body: {
      event: "charge.dispute.resolve",
      data: {
        id: 358000,
        refund_amount: 5800,
        currency: "KES",
        status: "resolved",
        resolution: "auto-accepted",
        transaction: { id: 896000000, status: "reversed", reference: "VLT7K3M9PX-1", amount: 5800 },
        transaction_reference: null,
        category: "chargeback",
        due_at: "2026-11-25T18:00:00.000Z",
      },
    },
  },
} satisfies Record<string, Fixture>;

export const pesapalStatuses = {
  reversed: {
    source: "developer.pesapal.com, API 3.0, GetTransactionStatus: status_code 3",
    known: "documented",
    body: {
      payment_method: "Visa",
      amount: 25999.0,
      created_date: "2026-11-15T14:41:09.763",
      confirmation_code: "6500000000000000000000",
      payment_status_description: "Reversed",
      status_code: 3,
      merchant_reference: "VLT7K3M9PX-1",
      currency: "KES",
      error: { error_type: null, code: null, message: null, call_back_url: null },
      status: "200",
    },
  },
} satisfies Record<string, Fixture>;

export const pulledLists = {
  payBill: {
    source: darajaPull,
    known: "documented",
    body: pullOf({ trxDate: "2026-11-15T10:13:00Z", transactiontype: "c2b-pay-bill-debit" }),
  },
  buyGoods: {
    source: "live answer of 2025 in the guide of a public PHP library",
    known: "observed",
    body: pullOf({
      trxDate: "2026-11-15T10:13:00+03:00",
      transactiontype: "c2b-buy-goods-debit",
      billreference: "",
      amount: "25999.0",
    }),
  },
  reversal: {
    source: "found nowhere: Safaricom says that only C2B is listed",
    known: "unsure",
    body: pullOf({ transactiontype: "c2b-pay-bill-reversal" }),
  },
} satisfies Record<string, Fixture>;

function pullOf(row: object) {
  const paid = {
    transactionId: "RKL51ZDR4F",
    msisdn: 722000000,
    sender: "UAT2",
    billreference: "vlt 7k3m9px",
    amount: "25999.00",
    organizationname: "Velto",
    ...row,
  };
  return {
    ResponseRefID: "26100-42000000-2",
    ResponseCode: "1000",
    ResponseMessage: "Success",
    Response: [[paid]],
  };
}
