const keys = ['userAgreement', 'privacyPolicy', 'entryAgreement', 'recruit'] as const;

export type TextKey = (typeof keys)[number];

/** Is this one of the texts the site has? */
export const isTextKey = (key: string | null): key is TextKey => keys.includes(key as TextKey);
