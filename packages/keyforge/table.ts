/** Where things lie on a table, and what they are called there, for every front end. */
export const areas = []
