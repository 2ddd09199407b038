/** What the HTTP middlewares have found out about a request before it comes here. */
export type RestEnv = { Variables: { visitor?: { address: string }; requestId?: string } };
