import type { ComponentType } from "react";
import { loadedNear } from "~/late-start/near";

export type MomentName = "restaurants" | "shops" | "bars" | "rental" | "furniture";

/** One moment for each edition; the code of each comes when it is near the window, and no other's with it. */
export const moments: Partial<Record<MomentName, ComponentType>> = {
  restaurants: loadedNear(
    () => import("./restaurants/restaurants-moment").then(({ RestaurantsMoment }) => RestaurantsMoment),
    { chunk: "restaurants-moment", ahead: "near", placeholder: <div className="rest-moment" /> },
  ),
  shops: loadedNear(() => import("./shops/shops-moment").then(({ ShopsMoment }) => ShopsMoment), {
    chunk: "shops-moment",
    ahead: "near",
    placeholder: <div className="shop-moment" />,
  }),
  bars: loadedNear(() => import("./bars/bars-moment").then(({ BarsMoment }) => BarsMoment), {
    chunk: "bars-moment",
    ahead: "near",
    placeholder: <div className="bar-counter" />,
  }),
};
