import { Unreachable } from '#app/recover.ts'
import { RoomBoundary } from './room-boundary.tsx'
import { RoomMissing } from './room-missing.tsx'
import { forgetFailedRooms } from './routes.ts'

/** Around the room alone: what could not be fetched is a matter of the connection, any other fault that of the page. */
export class MissingRoomBoundary extends RoomBoundary {
  retry = () => {
    forgetFailedRooms()
    this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    if (failure.error instanceof Unreachable) return <RoomMissing retry={this.retry} />
    throw failure.error
  }
}
