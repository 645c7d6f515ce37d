/** The most configurations of a property. */
export const mostConfigurations = 40;
/** The most rooms of a floor plan. */
export const mostPlanRooms = 20;
/** The most towers of a property. */
export const mostTowers = 60;
/** How far from the corner of its plan a room may stand, in feet. */
export const mostPlacedFeet = 300;
