export default function HardwareCategory() {
  return <h1 className="h1">hardware/category</h1>;
}
