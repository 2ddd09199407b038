export default function PosIndustry() {
  return <h1 className="h1">pos/industry</h1>;
}
