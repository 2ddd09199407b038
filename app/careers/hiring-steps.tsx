import type { careers } from "./content";

export function HiringSteps({ title, lede, steps }: typeof careers.hiring) {
  return (
    <div className="hire">
      <div className="hire__txt">
        <h2 className="heading-2">{title}</h2>
        <p>{lede}</p>
      </div>
      <div className="demo__side">
        <ol>
          {steps.map((step) => (
            <li key={step.title}>
              <div>
                <h3 className="heading-4">{step.title}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
