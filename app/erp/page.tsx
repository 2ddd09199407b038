export default function ErpPage() {
  return <h1 className="h1">erp/page</h1>;
}
