import type { careers } from "./content";

/** Four steps on a strip of the till roll. */
export function HiringSteps({ title, lede, steps }: typeof careers.hiring) {
  return (
    <div className="hire">
      <div className="head">
        <h2 className="heading-2">{title}</h2>
        <p>{lede}</p>
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <h3 className="heading-4">{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
