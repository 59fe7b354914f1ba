import { timeAnswers } from './answer-times.ts'
import { interruptBackup } from './interrupt-backup.ts'
import { fillDisk } from './full-disk.ts'
import { sendHostile } from './fuzz.ts'
import { interruptMigration } from './interrupt-migration.ts'
import { interruptSending } from './interrupt-sending.ts'
import { interruptWork } from './interrupt-work.ts'
import { killServer } from './kill-server.ts'
import { loseDatabase } from './outage.ts'
import { killPooler } from './pooled.ts'
import { promoteReplica } from './replica.ts'
import { waitForRules } from './real-time.ts'
import { setAdminsAgainstEachOther } from './rival-admins.ts'
import { killOneOfThree, restartInTurn } from './several-servers.ts'
import { shareSession } from './shared-session.ts'
import { holdConnections } from './slow-clients.ts'
import type { Trial } from './trial.ts'

export const onBoth: Record<string, Trial> = {
  kill: killServer,
  sending: interruptSending,
  work: interruptWork,
  backup: interruptBackup,
  migration: interruptMigration,
  disk: fillDisk,
  outage: loseDatabase,
  fuzz: sendHostile,
  tabs: shareSession,
  admins: setAdminsAgainstEachOther,
  times: timeAnswers,
  slow: holdConnections,
}
export const onPostgres: Record<string, Trial> = {
  three: killOneOfThree,
  rolling: restartInTurn,
  pooled: killPooler,
  replica: promoteReplica,
}

/** Takes eleven minutes on each database, so it only runs when named. */
export const byName: Record<string, Trial> = { clock: waitForRules }
