import { pageMeta } from "~/seo/meta";

export function meta() {
  return pageMeta({ title: "Today", description: "Staff", path: "/staff", noindex: true });
}

export default function Today() {
  return (
    <header className="bar">
      <h1>Today</h1>
    </header>
  );
}
