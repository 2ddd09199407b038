import { data } from "react-router";
import { isClientAbort } from "~/client-abort.server";

/** The posted form. A body that is none is the sender's mistake: a 400, and nothing for the log. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await formIn(request);
  if (!form) throw data(null, { status: 400 });
  return form;
}

/** Its fields by name. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(await readForm(request)) as Record<string, string>;
}

/** The fields, and the file that was chosen, for the one form that takes files. */
export async function readUpload(request: Request): Promise<{ fields: Record<string, string>; file?: File }> {
  const form = await parse(request);
  if (!form) throw data(null, { status: 400 });
  const file = form.get("file");
  const fields = Object.fromEntries(textsOf(form)) as Record<string, string>;
  return { fields, file: file instanceof File && file.name !== "" ? file : undefined };
}

/** Undefined for a body that is no form, and for half of one. */
export async function formIn(request: Request): Promise<FormData | undefined> {
  const form = await parse(request);
  return form && textsOf(form);
}

async function parse(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError || isClientAbort(error)) return undefined;
    throw error;
  }
}

/** Without files, and without NUL, which no column takes. */
function textsOf(form: FormData): FormData {
  const texts = new FormData();
  for (const [name, value] of form) {
    if (typeof value === "string") texts.append(name, value.replaceAll("\0", " "));
  }
  return texts;
}
