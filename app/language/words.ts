import type { Language } from "./language";

/** The texts of one content file in every language, in one shape. */
export type InLanguages<English> = Record<Language, Words<English>>;

/** Content as a page may use it: what is fixed stays what it is, any other text may be in either language. */
export type Words<English> = English extends string
  ? string
  : English extends number
    ? English
    : English extends (...given: infer Given) => infer Answer
      ? (...given: Given) => Words<Answer>
      : English extends readonly unknown[]
        ? { [Index in keyof English]: Words<English[Index]> }
        : English extends object
          ? { [Name in keyof English]: Name extends Fixed ? English[Name] : Words<English[Name]> }
          : English;

/** Every text of the content, and nothing else: what is left out is a type error. */
export type Translation<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Words<Answer>
    : English extends readonly unknown[]
      ? { readonly [Index in keyof English]: Translation<English[Index]> }
      : {
          readonly [Name in keyof English as Name extends Fixed
            ? never
            : true extends HasWords<English[Name]>
              ? Name
              : never]: Translation<English[Name]>;
        };

/** What no language changes: addresses, pictures, how something looks, what programs read. */
export type Fixed =
  | ("to" | "path" | "id" | "slug" | "kind" | "status" | "tone" | "acts" | "goes" | "asks" | "does")
  | (
      | "icon"
      | "image"
      | "picture"
      | "view"
      | "screen"
      | "screens"
      | "art"
      | "tint"
      | "fit"
      | "ground"
      | "layout"
      | "shape"
      | "scene"
      | "highlightsAs"
    )
  | ("as" | "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "options");

type HasWords<Value> = [Value] extends [string | undefined]
  ? true
  : Value extends number
    ? false
    : Value extends (...given: never[]) => unknown
      ? true
      : Value extends readonly (infer One)[]
        ? HasWords<One>
        : Value extends object
          ? true extends {
              [Name in keyof Value]: Name extends Fixed ? false : HasWords<Value[Name]>;
            }[keyof Value]
            ? true
            : false
          : false;

/** English content with its Swahili sentences: the rest, such as addresses and pictures, is taken from the English. */
export function inLanguages<const English extends object>(
  english: English,
  swahili: Translation<English>,
): InLanguages<English> {
  return { en: english as Words<English>, sw: put(english, swahili) as Words<English> };
}

/** The English with Swahili sentences in their places. */
export function put(english: unknown, swahili: unknown): unknown {
  if (swahili === undefined) return english;
  if (Array.isArray(english)) return english.map((one, index) => put(one, (swahili as unknown[])[index]));
  if (typeof english !== "object" || english === null) return swahili;
  return Object.fromEntries(
    Object.entries(english).map(([name, value]) => [
      name,
      put(value, (swahili as Record<string, unknown>)[name]),
    ]),
  );
}
