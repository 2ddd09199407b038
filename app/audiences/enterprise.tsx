export default function AudiencesEnterprise() {
  return <h1 className="h1">audiences/enterprise</h1>;
}
