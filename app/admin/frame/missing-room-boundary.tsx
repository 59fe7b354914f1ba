import { UnreachableError } from '#app/faults/recover.ts'
import { forgetFailedRooms } from '#app/admin/routes.ts'
import { RoomBoundary } from './room-boundary.tsx'
import { RoomMissing } from './room-missing.tsx'

/**
 * Keeps header and navigation when a room's chunk cannot be loaded. Other errors go on to the page's error boundary.
 */
export class MissingRoomBoundary extends RoomBoundary {
  retry = () => {
    forgetFailedRooms()
    this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    if (failure.error instanceof UnreachableError) return <RoomMissing retry={this.retry} />
    throw failure.error
  }
}
