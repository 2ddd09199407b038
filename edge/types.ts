import type { HttpBindings } from "@hono/node-server";
import type { Tools } from "~/tools.server";
import type { PageParts } from "./finish-page.ts";
import type { Visitor } from "./visitor.ts";

export type EdgeOptions = {
  tools: Tools;
  /** Missing in development, where pages stay as React Router renders them. */
  parts: PageParts | undefined;
  trustProxy: number;
  /** The site is reached over https, so browsers may be told to insist on it. */
  tls: boolean;
  isStopping: () => boolean;
};

/** What each step of the edge may read and leave for the next. */
export type EdgeEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; visitor: Visitor };
};
