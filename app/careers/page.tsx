export default function CareersPage() {
  return <h1 className="h1">careers/page</h1>;
}
