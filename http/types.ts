import type { HttpBindings } from "@hono/node-server";
import type { Services } from "~/services.server";
import type { Visitor } from "~/visitor.server";
import type { PageParts } from "./finish-page";

export type HttpOptions = {
  services: Services;
  /** Missing in development, where pages stay as React Router renders them. */
  parts: PageParts | undefined;
  trustProxy: number;
  /** The site is reached over https, so browsers may be told to insist on it. */
  tls: boolean;
  isStopping: () => boolean;
};

/** What each middleware may read and leave for the next. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; visitor: Visitor };
};
