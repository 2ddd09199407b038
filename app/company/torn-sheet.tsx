type Half = { title: string; text: string };

/** One sheet torn in two; the teeth of the halves fit each other. */
export function TornSheet({ halves }: { halves: readonly [Half, Half] }) {
  return (
    <section className="section sand">
      <div className="wrap torn">
        {halves.map(({ title, text }) => (
          <div className="torn__half" key={title}>
            <h2 className="heading-3">{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
