interface Raised {
  abilityName: string;
  abilityLevel: number;
}

/** 提高 取数 到第 3 级、清洗 到第 2 级; empty when it raises nothing. */
export const raisesText = (raises: readonly Raised[]): string =>
  raises.length === 0
    ? ''
    : `提高 ${raises.map(({ abilityName, abilityLevel }) => `${abilityName} 到第 ${abilityLevel} 级`).join('、')}`;
