import type { ContentfulStatusCode } from "hono/utils/http-status";

/** An answer in the shape that clients of PostgREST read: always these four keys. */
export class RestError extends Error {
  override name = "RestError";
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    details: string | null = null,
    hint: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
  }

  toJSON() {
    return { code: this.code, message: this.message, details: this.details, hint: this.hint };
  }
}

export function noKey() {
  return new RestError(
    401,
    "401",
    "No API key found in request",
    null,
    "No `apikey` request header or url param was found.",
  );
}

export function wrongKey() {
  return new RestError(401, "401", "Invalid API key", null, "Double check your API key.");
}

export function badJson() {
  return new RestError(400, "PGRST102", "Empty or invalid json");
}

export function unequalKeys() {
  return new RestError(400, "PGRST102", "All object keys must match");
}

export function badQuery(parameter: string) {
  return new RestError(400, "PGRST100", `"failed to parse ${parameter} parameter"`);
}

export function unknownColumn(table: string, column: string) {
  return new RestError(
    400,
    "PGRST204",
    `Could not find the '${column}' column of '${table}' in the schema cache`,
  );
}

export function unknownTable(table: string) {
  return new RestError(
    404,
    "PGRST205",
    `Could not find the table 'public.${table}' in the schema cache`,
    null,
    "The tables are contact_messages, demo_requests and hardware_orders.",
  );
}

export function unknownSchema(schema: string) {
  return new RestError(
    406,
    "PGRST106",
    `Invalid schema: ${schema}`,
    null,
    "Only the following schemas are exposed: public",
  );
}

export function wrongMethod(method: string) {
  return new RestError(405, "PGRST117", `Unsupported HTTP method: ${method}`);
}

export function notOneRow(rows: number) {
  return new RestError(
    406,
    "PGRST116",
    "JSON object requested, multiple (or no) rows returned",
    `The result contains ${rows} rows`,
  );
}

export function unknownMediaType(types: string) {
  return new RestError(406, "PGRST107", `None of these media types are available: ${types}`);
}

export function wrongContentType(type: string) {
  return new RestError(415, "PGRST102", `Content-Type not acceptable: ${type}`);
}

export function forbiddenTable(table: string, details: string) {
  return new RestError(401, "42501", `permission denied for table ${table}`, details);
}

export function forbiddenColumn(table: string, column: string) {
  return new RestError(
    401,
    "42501",
    `permission denied for column ${column} of table ${table}`,
    `The server sets ${column}.`,
  );
}

export function forbiddenRow(table: string, details: string) {
  return new RestError(
    401,
    "42501",
    `new row violates row-level security policy for table "${table}"`,
    details,
  );
}

export function missingValue(table: string, column: string) {
  return new RestError(
    400,
    "23502",
    `null value in column "${column}" of relation "${table}" violates not-null constraint`,
  );
}

export function brokenRule(table: string, column: string, details: string) {
  return new RestError(
    400,
    "23514",
    `new row for relation "${table}" violates check constraint "${table}_${column}"`,
    `${column}: ${details}`,
  );
}

export function wrongType(column: string, type: string, value: unknown) {
  return new RestError(
    400,
    "22P02",
    `invalid input syntax for type ${type} in column "${column}": ${shortened(value)}`,
  );
}

/** Only plain values are repeated: an array may be nested deeper than it can be written out. */
function shortened(value: unknown): string {
  if (Array.isArray(value)) return "[...]";
  return typeof value === "object" ? "{...}" : JSON.stringify(value).slice(0, 80);
}

export function duplicateRequest(table: string, id: string) {
  return new RestError(
    409,
    "23505",
    `duplicate key value violates unique constraint "${table}_client_request_id_unique"`,
    `Key (client_request_id)=(${id}) already exists.`,
  );
}

export function tooLarge(details: string) {
  return new RestError(413, "54000", "The request is too large", details);
}

export function tooMany(seconds: number) {
  return new RestError(429, "53400", "Too many requests", null, `Try again in ${seconds} seconds.`);
}

export function tooBusy() {
  return new RestError(
    503,
    "53300",
    "Too many requests at once",
    "Nothing was stored.",
    "Try again in 2 seconds.",
  );
}

export function unknownShownColumn(table: string, column: string) {
  return new RestError(400, "42703", `column ${table}.${column} does not exist`);
}

export function unknownPath() {
  return new RestError(404, "PGRST125", "Invalid path specified in request URL");
}

/** What the database itself refused. Its own details repeat the row, so they are left out. */
export function refusedByDatabase(code: string, message: string) {
  return new RestError(code === "23505" ? 409 : 400, code, message);
}

export function noDatabase() {
  return new RestError(
    503,
    "PGRST000",
    "Could not connect with the database",
    "Nothing was stored.",
    "Try again in 30 seconds.",
  );
}

export function unexpected(requestId: string | undefined) {
  return new RestError(
    500,
    "XX000",
    "Internal server error",
    null,
    requestId ? `Request ${requestId}` : null,
  );
}
