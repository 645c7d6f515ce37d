/** A label on the map, in pixels: it stands above its place. */
interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A round sign with a number in it. */
const clusterPixels = 44;
/** The least distance between two signs. */
const gapPixels = 4;

interface Group {
  members: number[];
  x: number;
  y: number;
  box: { left: number; right: number; top: number; bottom: number };
}

/** Groups spots until no sign covers another; a group holds the indexes of its spots. */
export function groupSpots(spots: readonly Spot[]): number[][] {
  let groups = spots.map((spot, index): Group => ({
    members: [index],
    x: spot.x,
    y: spot.y,
    box: {
      left: spot.x - spot.width / 2,
      right: spot.x + spot.width / 2,
      top: spot.y - spot.height,
      bottom: spot.y,
    },
  }));
  for (let pair = coveringPair(groups); pair; pair = coveringPair(groups)) {
    const [one, other] = pair;
    groups = [...groups.filter((group) => group !== one && group !== other), joined(one, other)];
  }
  return groups.map(({ members }) => members);
}

function coveringPair(groups: readonly Group[]): [Group, Group] | undefined {
  for (const [index, one] of groups.entries()) {
    const other = groups.slice(index + 1).find(({ box }) => areOver(one.box, box));
    if (other) return [one, other];
  }
  return undefined;
}

function areOver(one: Group['box'], other: Group['box']): boolean {
  return (
    one.left < other.right + gapPixels &&
    other.left < one.right + gapPixels &&
    one.top < other.bottom + gapPixels &&
    other.top < one.bottom + gapPixels
  );
}

/** The sign of a group is in the middle of its spots. */
function joined(one: Group, other: Group): Group {
  const members = [...one.members, ...other.members];
  const middle = (axis: 'x' | 'y') =>
    (one[axis] * one.members.length + other[axis] * other.members.length) / members.length;
  const [x, y] = [middle('x'), middle('y')];
  const half = clusterPixels / 2;
  return { members, x, y, box: { left: x - half, right: x + half, top: y - half, bottom: y + half } };
}
