/** The keys of a table, in its order. */
export const keysOf = <Table extends object>(table: Table): (keyof Table)[] => Object.keys(table) as (keyof Table)[];
