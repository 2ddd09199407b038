/** What every form's action answers. */
export type FormResult<Done extends object = object> = FormDone<Done> | FormFailure;

export type FormDone<Done extends object = object> = { success: true; message: string } & Done;

export type FormFailure = {
  success: false;
  message: string;
  /** What to do about it, where the server can tell. */
  note?: string;
  errors?: Record<string, string>;
  values?: Record<string, string>;
  /** The server never answered, so trying again by itself is right. */
  unreachable?: true;
};

/** Every field is right, and yet it can't be done as it was sent. `values` replace what was sent. */
export type FormRefusal = { refused: Pick<FormFailure, "message" | "note" | "values"> };
