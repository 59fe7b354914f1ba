import { Component, type ReactNode } from 'react'
import { RoomFailed } from './room-failed.tsx'

type Props = {
  /** The error is cleared when it changes. */
  address: string
  children: ReactNode
}
type State = { address: string; failure: { error: unknown } | null }

/** Shows an error in place of the room until the next navigation. */
export class RoomBoundary extends Component<Props, State> {
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } })

  static getDerivedStateFromProps = ({ address }: Props, state: State): State | null =>
    address === state.address ? null : { address, failure: null }

  override state: State = { address: this.props.address, failure: null }

  override render() {
    const { failure } = this.state
    return failure ? <RoomFailed error={failure.error} /> : this.props.children
  }
}
