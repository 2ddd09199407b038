export default function DemoPage() {
  return <h1 className="h1">demo/page</h1>;
}
