export default function AudiencesIndividual() {
  return <h1 className="h1">audiences/individual</h1>;
}
