export default function CompanyPage() {
  return <h1 className="h1">company/page</h1>;
}
