import { data } from "react-router";
import { isClientAbort } from "~/client-abort.server";

/** The posted form. A body that is none is the sender's mistake: a 400, and nothing for the log. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await formIn(request);
  if (!form) throw data(null, { status: 400 });
  return form;
}

/** The same with the file that was chosen, for forms that take one. */
export async function readUpload(request: Request): Promise<{ form: FormData; file?: File }> {
  const form = await parse(request);
  if (!form) throw data(null, { status: 400 });
  const file = form.get("file");
  return { form: textsOf(form), file: file instanceof File && file.name !== "" ? file : undefined };
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
