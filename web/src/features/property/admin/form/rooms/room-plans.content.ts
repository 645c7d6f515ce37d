const feet = (value: number) => `${value} ft`;

export const roomPlansContent = {
  open: (name: string) => `Arrange the rooms of ${name || 'this configuration'}`,
  title: (name: string) => `Rooms of ${name || 'this configuration'}`,
  line: 'Drag each room to its place on the builder’s plan. Or choose a room: the arrow keys move it half a foot, and R turns it.',
  plan: 'Plan',
  room: (name: string, width: number, height: number) => `${name}, ${width} by ${height} ft`,
  stands: (name: string, x: number, y: number) =>
    `${name} stands ${feet(x)} from the left and ${feet(y)} from the top.`,
  overlaps: (names: string) => `It overlaps ${names}.`,
  choose: 'Choose a room to move it.',
  moves: {
    left: 'Move left',
    up: 'Move up',
    down: 'Move down',
    right: 'Move right',
    turn: 'Turn',
  },
  again: 'Start again',
  done: 'Take this plan',
  cancel: 'Cancel',
};
