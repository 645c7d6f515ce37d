/** The most configurations of a property. */
export const mostConfigurations = 40;
/** The most rooms of a floor plan. */
export const mostPlanRooms = 20;
/** The most towers of a property. */
export const mostTowers = 60;
