/** The dictionary that each kind's nature comes from. */
export const natureKeys = { 3: 'organizationNature', 4: 'schoolNature', 5: 'companyNature' } as const;
