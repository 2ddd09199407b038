export default function ChatWidget() {
  return <h1 className="h1">chat/widget</h1>;
}
