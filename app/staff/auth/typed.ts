import { formIn } from "~/forms/read-form.server";

/** The fields of a form that could not be taken, in their order. Kept in the answer alone, so that they can be sent again. */
export type Typed = [name: string, value: string][];

export async function typedIn(request: Request): Promise<Typed> {
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i;
  if (!isForm.test(request.headers.get("content-type") ?? "")) return [];
  return [...((await formIn(request.clone())) ?? [])] as Typed;
}
