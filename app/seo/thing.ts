/** A schema.org node. React Router writes it into the page with `<`, `>` and `&` escaped. */
export type Thing = { "@type": string } & { [property: string]: Json };

type Json = string | number | boolean | undefined | Json[] | { [key: string]: Json };
