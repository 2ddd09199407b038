/** What every form's action answers. */
export type FormResult<Done extends object = object> =
  | ({ success: true; message: string } & Done)
  | { success: false; message: string; errors?: Record<string, string>; values?: Record<string, string> };
