/**
 * Cookies that every staff page needs. Not `/staff`: the router fetches the data of that very page from
 * `/staff.data`, which a cookie for `/staff` does not reach.
 */
export const staffCookiePath = "/";
