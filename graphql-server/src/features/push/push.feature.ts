import type { Feature } from '../../kit/feature.ts';
import { sessionsEnded } from '../auth/session.service.ts';
import { removeDevicesOf, sweepDevices } from './push-device.service.ts';
import { noticesCollection, sweepNotices } from './notice-queue.ts';
import { PushResolver } from './push.resolver.ts';

/** What the product takes from this room. */
export const pushFeature: Feature = {
  resolvers: [PushResolver],
  sweeps: [sweepDevices, sweepNotices],
  connect: () => sessionsEnded.connect(removeDevicesOf),
  indexes: {
    pushDevices: [{ key: { adminId: 1, createdAt: -1, _id: -1 } }, { key: { sessionId: 1 } }],
    [noticesCollection]: [
      { key: { dueAt: 1 }, sparse: true },
      { key: { deviceId: 1, personId: 1 } },
      { key: { personId: 1, adminId: 1, createdAt: -1 } },
      { key: { createdAt: 1 } },
    ],
  },
};
