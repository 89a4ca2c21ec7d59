/** An item: a key within the seed, its name, and what somebody can do at levels 1 to 5. */
export type SeedItem = [key: string, name: string, ...levels: [string, string, string, string, string]];

export type SeedAbility = { name: string; intro: string; items: SeedItem[] };

/** A field of the ability model with its abilities, in the order in which they are shown. */
export type SeedField = { name: string; intro: string; abilities: SeedAbility[] };
