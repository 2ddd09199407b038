export default function PosOverview() {
  return <h1 className="h1">pos/overview</h1>;
}
