import { loadedNear } from "~/near/loaded-near";

const common = { ahead: "near" } as const;

/** One moment for each edition; the code of each comes when it is near the window, and no other's with it. */
export const moments = {
  restaurants: loadedNear(
    () => import("./restaurants/restaurants-moment").then(({ RestaurantsMoment }) => RestaurantsMoment),
    { ...common, chunk: "restaurants-moment", placeholder: <div className="rest-moment" /> },
  ),
  shops: loadedNear(() => import("./shops/shops-moment").then(({ ShopsMoment }) => ShopsMoment), {
    ...common,
    chunk: "shops-moment",
    placeholder: <div className="shop-moment" />,
  }),
  bars: loadedNear(() => import("./bars/bars-moment").then(({ BarsMoment }) => BarsMoment), {
    ...common,
    chunk: "bars-moment",
    placeholder: <div className="bar-moment" />,
  }),
  rental: loadedNear(() => import("./rental/rental-moment").then(({ RentalMoment }) => RentalMoment), {
    ...common,
    chunk: "rental-moment",
    placeholder: <div className="rent-moment" />,
  }),
  furniture: loadedNear(
    () => import("./furniture/furniture-moment").then(({ FurnitureMoment }) => FurnitureMoment),
    { ...common, chunk: "furniture-moment", placeholder: <div className="furn-moment" /> },
  ),
};
