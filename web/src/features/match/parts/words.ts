export const portraitPath = (id: string): string => `/account/recommendposition/portrait?id=${id}`;

export const compassPath = (id: string): string => `/account/compass?id=${id}`;
