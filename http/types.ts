import type { HttpBindings } from "@hono/node-server";
import type { PayServices } from "~/payments/services";
import type { Visitor } from "~/visitor.server";
import type { BuiltSite } from "./built-site";

export type HttpOptions = {
  services: PayServices;
  /** What was built; missing in development, where React Router renders everything. */
  site: BuiltSite | undefined;
  trustProxy: number;
  /** The site is served over https: send HSTS. */
  tls: boolean;
  isStopping: () => boolean;
};

export type HttpEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; visitor: Visitor };
};
