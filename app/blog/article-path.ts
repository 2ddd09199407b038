export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}
