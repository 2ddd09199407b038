import type { HttpBindings } from "@hono/node-server";
import type { Services } from "~/services.server";
import type { Visitor } from "~/visitor.server";
import type { StaticSite } from "./static-answers";

export type HttpOptions = {
  services: Services;
  /** What was built; missing in development, where React Router renders everything. */
  site: StaticSite | undefined;
  trustProxy: number;
  /** The site is served over https: send HSTS. */
  tls: boolean;
  isStopping: () => boolean;
};

export type HttpEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; visitor: Visitor };
};
