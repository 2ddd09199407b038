import { lazy } from "react";

/** One moment for each edition; a page loads the code of its own only. */
export const moments = {
  restaurants: lazy(() =>
    import("./restaurants/restaurants-moment").then(({ RestaurantsMoment }) => ({
      default: RestaurantsMoment,
    })),
  ),
  shops: lazy(() => import("./shops/shops-moment").then(({ ShopsMoment }) => ({ default: ShopsMoment }))),
  bars: lazy(() => import("./bars/bars-moment").then(({ BarsMoment }) => ({ default: BarsMoment }))),
  rental: lazy(() =>
    import("./rental/rental-moment").then(({ RentalMoment }) => ({ default: RentalMoment })),
  ),
  furniture: lazy(() =>
    import("./furniture/furniture-moment").then(({ FurnitureMoment }) => ({ default: FurnitureMoment })),
  ),
};
