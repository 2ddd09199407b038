import { floor } from "./content";
import { heightOf, type Place, type PlanTable, placeBeside, plan, planned } from "./plan";
import type { Action } from "./reducer";
import { leadOf, partyAt, type Service } from "./state";
import { useTableDrag } from "./use-table-drag";

type FloorProps = { service: Service; act: (action: Action) => void };

/** The room from above. A table is pressed to choose it, and dragged onto another to join them. */
export function Floor({ service, act }: FloorProps) {
  const drag = useTableDrag(service, act);
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
      <div className="rest-floor" role="group" aria-label={floor.label} {...drag.onFloor}>
        <span className="rest-floor__wall" />
        <small className="rest-floor__pass">{floor.pass}</small>
        <small className="rest-floor__door">{floor.door}</small>
        {plan.map((table) => {
          const lead = leadOf(service, table.no);
          const party = partyAt(service, lead);
          const isDragged = drag.table === table.no;
          return (
            <button
              key={table.no}
              type="button"
              className={`rest-table rest-table--${table.shape}`}
              data-table={table.no}
              data-status={party.status}
              data-joined={party.joined !== undefined || undefined}
              data-drag={isDragged || undefined}
              data-over={drag.over === table.no || undefined}
              aria-pressed={service.chosen === lead}
              style={{
                ...at(placeOf(service, table)),
                transform: isDragged ? `translate(${drag.dx}px, ${drag.dy}px)` : undefined,
              }}
              onClick={(event) => drag.isPress(event) && act({ do: "choose", table: table.no })}
            >
              <span>
                <span className="visually-hidden">{floor.table} </span>
                {table.no}
              </span>
              {lead === table.no && party.guests > 0 && (
                <small>
                  {party.guests}
                  <span className="visually-hidden">{floor.guests(party.guests)}</span>
                </small>
              )}
              <span className="visually-hidden">
                {floor.about(table.seats, floor.statuses[party.status])}
              </span>
            </button>
          );
        })}
        {plan
          .filter(({ no }) => partyAt(service, no).joined !== undefined)
          .map((table) => (
            <Ring key={table.no} service={service} table={table} />
          ))}
      </div>
      <p className="rest-legend">
        {Object.entries(floor.statuses).map(([status, name]) => (
          <span key={status}>
            <i data-status={status} />
            {name}
          </span>
        ))}
        <span>{floor.hint}</span>
      </p>
    </div>
  );
}

/** Around two tables that are one. */
function Ring({ service, table }: { service: Service; table: PlanTable }) {
  const { joined } = partyAt(service, table.no);
  if (joined === undefined) return null;
  const other = { ...planned(joined), ...placeOf(service, planned(joined)) };
  const left = Math.min(table.x, other.x) - 2;
  const top = Math.min(table.y, other.y) - 3;
  const right = Math.max(table.x + table.width, other.x + other.width) + 2;
  const bottom = Math.max(table.y + heightOf(table), other.y + heightOf(other)) + 3;
  return (
    <span
      className="rest-ring"
      data-chosen={service.chosen === table.no || undefined}
      style={{ left: `${left}%`, top: `${top}%`, width: `${right - left}%`, height: `${bottom - top}%` }}
    />
  );
}

function placeOf(service: Service, table: PlanTable): Place {
  const lead = leadOf(service, table.no);
  return lead === table.no ? table : placeBeside(planned(lead), table);
}

function at({ x, y, width }: Place) {
  return { left: `${x}%`, top: `${y}%`, width: `${width}%` };
}
