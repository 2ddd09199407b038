import { isRouteErrorResponse } from "react-router";
import { languageHere } from "~/language/language";
import { answerTimeoutMs } from "./answer-timeout";
import type { FormFailure, FormResult } from "./result";
import { formTexts } from "./texts";
import { formWords } from "./texts.sw";

/**
 * For a form's `clientAction`: calls the server and turns every failure into a result. A thrown error would replace the
 * page by the error boundary and lose the input.
 */
export async function sendForm<Result extends FormResult>(
  serverAction: () => Promise<Result>,
  refused: string,
): Promise<Result | FormFailure> {
  try {
    return await Promise.race([serverAction(), timeout()]);
  } catch (error) {
    console.error(formTexts.consoleLine, error);
    return isRouteErrorResponse(error)
      ? { success: false, message: refused, note: noteIn(error.data) }
      : { success: false, message: formWords[languageHere()].unreachable, unreachable: true };
  }
}

function timeout(): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(
      () => reject(new Error(`No answer within ${answerTimeoutMs / 1000} seconds`)),
      answerTimeoutMs,
    ),
  );
}

/** Limits are answered before the application is asked, as JSON with a message for people. */
function noteIn(answer: unknown): string | undefined {
  try {
    return JSON.parse(String(answer)).message;
  } catch {
    return undefined;
  }
}
