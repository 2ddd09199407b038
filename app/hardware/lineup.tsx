export default function HardwareLineup() {
  return <h1 className="h1">hardware/lineup</h1>;
}
