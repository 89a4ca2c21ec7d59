/** Which items of the ability model (keys of seed/data/abilities) the questions of a subject check. */
export const abilityOfSubject: Record<string, string[]> = {
  'SQL 取数': ['sql'],
  'Python 数据处理': ['clean'],
  机器学习: ['ml'],
  前端开发: ['page'],
  可编程控制器: ['plc'],
  会计基础: ['booking'],
  电池与电驱: ['three-electric'],
  计算机网络: ['net'],
};

/** Points of knowledge that say it more exactly than their subject. */
export const abilityOfKnowledge: Record<string, string[]> = {
  聚合与分组: ['sql', 'biz'],
  窗口函数: ['sql', 'biz'],
  可视化: ['viz'],
  分组与合并: ['clean', 'biz'],
  评估指标: ['ml', 'stat'],
  数据划分与泛化: ['ml', 'stat'],
  接线与安全: ['electric'],
  高压安全: ['hv'],
  充电系统: ['charger'],
  工程化与部署: ['engineering'],
};
